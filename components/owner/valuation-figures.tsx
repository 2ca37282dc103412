import { formatPartialDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { OwnRegional, OwnRequest } from '@/lib/requests/owner/own-request';

type ValuationFiguresProps = Required<Pick<OwnRequest, 'estimatedValue'>> &
  Pick<OwnRequest, 'regional'>;

const FIGURE = 'font-serif text-4xl font-semibold tracking-tight';

function Regional({ regional }: { regional: OwnRegional }) {
  if (!regional.isPossible) {
    return (
      <dd>
        <p className="mt-1">{`Keine Zahl möglich. ${regional.reason}`}</p>
      </dd>
    );
  }
  const { value, range, confidenceLabel, data, model } = regional;
  return (
    <dd>
      <p className={FIGURE}>{formatEuros(value)}</p>
      <p className="mt-1">
        Spanne {formatEuros(range.from)} bis {formatEuros(range.to)}, Aussagekraft {confidenceLabel}
      </p>
      <p className="mt-1 text-base text-muted">
        {data}. Modell vom {formatPartialDate(model)}, bei jeder Ansicht neu berechnet.
      </p>
    </dd>
  );
}

/** The regional figure, and that of the base formula, which leads where there is no other. */
export function ValuationFigures({ estimatedValue, regional }: ValuationFiguresProps) {
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {regional && (
          <div>
            <dt className="text-muted">Regionale Bewertung</dt>
            <Regional regional={regional} />
          </div>
        )}
        <div>
          <dt className="text-muted">Geschätzter Wert nach der Grundformel</dt>
          <dd className={regional?.isPossible ? 'font-semibold' : FIGURE}>
            {formatEuros(estimatedValue)}
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-base text-muted">
        {regional?.isPossible
          ? 'Beide sind unverbindliche Ersteinschätzungen.'
          : 'Eine unverbindliche Ersteinschätzung.'}
      </p>
    </>
  );
}
