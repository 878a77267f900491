import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { messages } from './messages';

/** Props of UnemployedSheet. */
export interface UnemployedSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says why somebody without a job cannot be verified (OV-UNEMPLOYED). Heavy: stands inside the onboarding dialog. */
export function UnemployedSheet({ open, onClose }: UnemployedSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.unemployedTitle}
      closeLabel={messages.unemployedClose}
      sheet="bottom"
      narrow
      footer={
        <Button tone="primary" onClick={onClose}>
          {messages.unemployedClose}
        </Button>
      }
    >
      <p className="text-ink-2">{messages.unemployedText}</p>
    </Dialog>
  );
}
