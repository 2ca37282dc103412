import { TermList } from '@/components/ui/term-list';
import { whereGiven } from '@/lib/requests/consent/where-given';
import { formatClock } from '@/lib/platform/format/date';
import type { LedgerEntry, LedgerUse } from '@/lib/requests/consent/ledger';
import { PURPOSE_LABELS } from '@/lib/requests/documents/purposes';

const purposes: Record<string, string | undefined> = PURPOSE_LABELS;

function Uses({ uses }: { uses: readonly LedgerUse[] }) {
  if (uses.length === 0) return 'bisher nicht';
  return (
    <ol>
      {uses.map(({ at, text }) => (
        <li key={`${at.toISOString()} ${text}`}>
          {formatClock(at)}: {text}
        </li>
      ))}
    </ol>
  );
}

function Entry({ purpose, wording, version, wordingHash, ...entry }: LedgerEntry) {
  const { givenAt, withdrawnAt, uses } = entry;
  return (
    <li className="mt-8 first:mt-4">
      <p className="border-b border-line pb-3 font-serif text-lg leading-snug font-semibold">
        „{wording}“
      </p>
      <TermList
        terms={[
          { term: 'Zweck', text: purposes[purpose] ?? purpose },
          { term: 'Erteilt', text: `${formatClock(givenAt)} ${whereGiven(entry)}` },
          {
            term: 'Widerrufen',
            text: withdrawnAt ? (
              <strong className="text-brick-text">{formatClock(withdrawnAt)}</strong>
            ) : (
              'nein'
            ),
          },
          { term: 'Verwendet', text: <Uses uses={uses} /> },
          { term: 'Fassung', text: version },
          {
            term: 'Prüfsumme (SHA-256)',
            text: <code className="font-mono text-base">{wordingHash}</code>,
          },
        ]}
      />
    </li>
  );
}

/** Every sentence that was agreed to, word for word, what became of it and what it was used for. */
export function LedgerEntries({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <p>Zu dieser Anfrage gibt es keine Einwilligung.</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={`${entry.purpose} ${entry.givenAt.toISOString()}`} {...entry} />
      ))}
    </ol>
  );
}
