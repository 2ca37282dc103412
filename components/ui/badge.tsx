import { cn } from '@/lib/utils';

const LOOKS = {
  soft: 'bg-brick-soft text-brick-text',
  /** On the call to action */
  accent: 'bg-on-brick text-brick-text dark:bg-paper',
  /** On any other button */
  primary: 'bg-on-petrol text-petrol dark:bg-paper',
};

export function Badge({
  look = 'soft',
  children,
}: {
  look?: keyof typeof LOOKS;
  children: string;
}) {
  return (
    <span
      className={cn(
        'rounded-full forced-colors:border px-2 py-0.5 text-sm font-semibold',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  );
}
