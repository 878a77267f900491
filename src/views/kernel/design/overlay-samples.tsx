import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '@/views/kernel/ui/button';
import type { ComboboxOption, ComboboxProps } from '@/views/kernel/ui/combobox';
import { Combobox } from '@/views/kernel/ui/combobox';
import { Dialog } from '@/views/kernel/ui/dialog';
import { Drawer } from '@/views/kernel/ui/drawer';
import { Field } from '@/views/kernel/ui/field';
import { MenuButton } from '@/views/kernel/ui/menu-button';
import { Monogram } from '@/views/kernel/ui/monogram';
import { ProgressLine } from '@/views/kernel/ui/progress-line';
import { StepBar } from '@/views/kernel/ui/step-bar';
import { TextInput } from '@/views/kernel/ui/text-input';
import { Sample } from './sample';

const COMPANIES: readonly ComboboxOption[] = [
  'Vaayuna Technologies',
  'Vaastu Homes',
  'Palashika Health',
  'Meghanta Cloud',
].map((label) => ({ id: label, label, detail: 'Bengaluru', icon: <Monogram name={label} size={30} /> }));

const COMBOBOX_TEXTS = {
  loading: 'Looking for companies',
  empty: 'No company of that name',
  failed: 'Companies did not load.',
  retry: 'Try again',
  open: 'Show companies',
};

type Overlay = 'dialog' | 'bottom' | 'drawer' | 'loader' | null;

function ComboboxSample({ label, status }: { readonly label: string; readonly status: ComboboxProps['status'] }) {
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const options = status === 'ready' ? COMPANIES.filter((option) => option.label.toLowerCase().includes(wanted)) : [];
  return (
    <Field label={label}>
      <Combobox
        value={picked}
        onSelect={(option) => {
          setPicked(option);
          setQuery(option?.label ?? '');
        }}
        query={query}
        onQueryChange={setQuery}
        options={options}
        status={status}
        onRetry={() => setQuery('')}
        texts={COMBOBOX_TEXTS}
        placeholder="Type a company"
        before={picked === null ? null : <Monogram name={picked.label} size={26} />}
      />
    </Field>
  );
}

/** Renders once, since overlays follow the theme of the whole page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Sample name="Dialog, sheet, drawer, menu, page loader">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('bottom')}>Bottom sheet</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => setOpen(open === 'loader' ? null : 'loader')}>Page loader</Button>
        <MenuButton
          label="More about this post"
          trigger={<Ellipsis size={20} aria-hidden="true" />}
          items={[
            { key: 'copy', label: 'Copy link', icon: <Link2 size={18} aria-hidden="true" />, onSelect: close },
            { key: 'report', label: 'Report', icon: <Flag size={18} aria-hidden="true" />, to: '/design?report' },
            {
              key: 'delete',
              label: 'Delete',
              danger: true,
              icon: <Trash2 size={18} aria-hidden="true" />,
              onSelect: close,
            },
            { key: 'off', label: 'Not for you', disabled: true },
          ]}
        />
      </Sample>
      <Sample name="Combobox: ready, loading, failed">
        <div className="grid w-full gap-4 grid-cols-2">
          <ComboboxSample label="Company" status="ready" />
          <ComboboxSample label="Company, loading" status="loading" />
          <ComboboxSample label="Company, failed" status="failed" />
        </div>
      </Sample>
      {open === 'loader' ? <ProgressLine label="Loading the page" /> : null}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="What do you do?"
        description="So salaries and posts fit you. You can change this any time."
        closeLabel="Close"
        steps={<StepBar steps={4} current={2} />}
        overline="Step 2 of 4"
        headAction={
          <Button tone="quiet" onClick={close}>
            Skip for now
          </Button>
        }
        footer={
          <>
            <Button tone="quiet" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={close}>
              Back
            </Button>
            <Button tone="primary" onClick={close}>
              Continue
            </Button>
          </>
        }
      >
        <ComboboxSample label="Company" status="ready" />
        <Field label="Designation">
          <TextInput defaultValue="Software Engineer II" />
        </Field>
        <Field label="Experience" hint="In years">
          <TextInput defaultValue="4" inputMode="decimal" after="years" />
        </Field>
      </Dialog>
      <Dialog
        open={open === 'bottom'}
        onClose={close}
        sheet="bottom"
        narrow
        title="Add what you know"
        closeLabel="Close"
      >
        <Button wide>Write a review</Button>
        <Button wide>Add a salary</Button>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Menu" closeLabel="Close">
        <ul className="rows">
          {COMPANIES.map((company) => (
            <li key={company.id} className="py-3">
              {company.label}
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
