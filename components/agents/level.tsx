import { TOP_LEVEL } from '@/lib/agents/lead-classes';

/** How much is known of a lead in one respect, as a bar; the words stand beside it. */
export function Level({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 w-24 max-w-full bg-sand">
      <span
        className="block h-full bg-petrol forced-colors:bg-[Highlight]"
        style={{ width: `${(level / TOP_LEVEL) * 100}%` }}
      />
    </span>
  );
}
