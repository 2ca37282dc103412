import type { Difference, Part } from '@/lib/guides/editing/difference';

const LOOKS: Record<Part['kind'], string> = {
  same: '',
  added: 'bg-moss/20 no-underline',
  removed: 'bg-brick-soft text-brick-text line-through',
};

const SAID = { added: 'neu: ', removed: 'weg: ' };

function Stretch({ kind, text }: Part) {
  if (kind === 'same') return <span>{text}</span>;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={LOOKS[kind]}>
      <span className="sr-only">{SAID[kind]}</span>
      {text}
    </Mark>
  );
}

/** What went and what came between two texts of a guide. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="mt-3">Beide Fassungen sagen dasselbe.</p>;
  return (
    <dl className="mt-3 space-y-5">
      {differences.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="mt-1 border-l-2 border-line pl-4 text-base leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {parts.map((part, index) => (
              <Stretch key={index} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
