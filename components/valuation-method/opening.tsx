import { bindWords } from '@/lib/platform/format/bind-words';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatTenths } from '@/lib/platform/format/decimals';
import type { ModelCard } from '@/lib/valuation/regional/model-card';

const KINDS = [
  { id: 'house resale', label: 'Häuser' },
  { id: 'flat resale', label: 'Wohnungen' },
] as const;

/** What the page is about, and how good both figures are, in two lines. */
export function Opening({ card }: { card: ModelCard }) {
  return (
    <header>
      <p className="text-sm font-semibold tracking-wide text-brick-text uppercase">Methode</p>
      <h1
        tabIndex={-1}
        className="mt-3 text-[length:min(2.25rem,10vw)] leading-[1.1] hyphens-auto outline-none sm:text-5xl"
      >
        So entsteht die Bewertung
      </h1>
      <p className="mt-5 max-w-2xl text-xl leading-relaxed">
        {bindWords(
          'Eine Bewertung nennt bis zu zwei Zahlen: die Grundformel, die nur Wohnfläche und Baujahr kennt, und die regionale Bewertung, die weiß, wo das Haus steht. Hier lesen Sie, wie beide rechnen, womit, und wie weit sie danebenliegen.',
        )}
      </p>
      <p className="mt-3 text-muted">
        Stand des Modells: {formatPartialDate(card.version)}, berechnet am{' '}
        {formatPartialDate(card.fittedOn)}
      </p>
      <dl className="mt-8 grid max-w-2xl gap-px border-y-2 border-ink bg-line sm:grid-cols-2">
        {KINDS.map(({ id, label }) => {
          const { regional, baseFormula } = card.errors[id];
          return (
            <div key={id} className="bg-paper py-4 sm:first:pr-6 sm:last:pl-6">
              <dt className="text-muted">Mittlerer Fehler, {label}</dt>
              <dd>
                <span className="font-serif text-4xl font-semibold tracking-tight">
                  {formatTenths(regional.medianAbsoluteErrorPct)}&nbsp;%
                </span>
                <span className="mt-1 block text-base text-muted">
                  mit der Grundformel {formatTenths(baseFormula.medianAbsoluteErrorPct)}&nbsp;%
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </header>
  );
}
