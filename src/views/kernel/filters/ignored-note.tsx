import Info from 'lucide-react/icons/info';
import { messages } from './messages';

export function IgnoredNote({ values }: { readonly values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <p className="safe" role="status">
      <Info size={18} aria-hidden="true" />
      <span>{messages.ignored(values)}</span>
    </p>
  );
}
