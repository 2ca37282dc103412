import { formatNumber } from '@/lib/platform/format/number';
import { formatSignedTenths, formatTenths } from '@/lib/platform/format/decimals';
import type { ErrorRow } from './error-chart';

/** Looks of all cells of a row with figures, said once: the table has many. */
const FIGURES =
  '*:not-first:pl-2 *:not-first:text-right *:not-first:tabular-nums sm:*:not-first:pl-3 *:py-2 *:font-normal *:first:text-left';

interface FiguresTableProps {
  caption: string;
  rows: readonly ErrorRow[];
}

/** Every figure of both ways to value; a narrow screen moves it sideways. */
export function FiguresTable({ caption, rows }: FiguresTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto text-sm hyphens-manual sm:text-base"
    >
      <table className="w-full min-w-[18rem] border-collapse leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={`${FIGURES} border-b-2 border-ink text-sm text-muted`}>
            <th scope="col">Rechnung</th>
            <th scope="col">Fehler</th>
            <th scope="col">≤&nbsp;10&nbsp;%</th>
            <th scope="col">≤&nbsp;20&nbsp;%</th>
            <th scope="col">Versatz</th>
            <th scope="col">Spanne</th>
          </tr>
        </thead>
        {rows.map(({ label, comparison: { regional, baseFormula } }) => (
          <tbody key={label} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={6} className="pt-3 text-left font-semibold">
                {label}{' '}
                <span className="font-normal text-muted">
                  ({formatNumber(regional.n)}&nbsp;Angebote)
                </span>
              </th>
            </tr>
            {[
              { name: 'regional', figures: regional, coverage: regional.coverage80Pct },
              { name: 'Grundformel', figures: baseFormula, coverage: undefined },
            ].map(({ name, figures, coverage }) => (
              <tr key={name} className={FIGURES}>
                <th scope="row">{name}</th>
                <td>{formatTenths(figures.medianAbsoluteErrorPct)}</td>
                <td>{formatTenths(figures.within10Pct)}</td>
                <td>{formatTenths(figures.within20Pct)}</td>
                <td>{formatSignedTenths(figures.biasPct)}</td>
                <td>
                  {coverage === undefined ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">keine Spanne</span>
                    </>
                  ) : (
                    formatTenths(coverage)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
