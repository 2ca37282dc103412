import type { RegionalEstimate } from '@/lib/requests/back-office/request/request';
import { formatEuros } from '@/lib/platform/format/number';
import { formatSignedEuros } from '@/lib/platform/format/signed-euros';

type Possible = Extract<RegionalEstimate, { isPossible: true }>;

/** What the regional value is made of, folded: whoever calls wants the figure first. */
function Steps({ steps, value }: Pick<Possible, 'steps' | 'value'>) {
  return (
    <table className="w-full text-base">
      <caption className="sr-only">Vom bundesweiten Mittel zum regionalen Wert</caption>
      <tbody>
        {steps.map(({ label, text, euros }, index) => (
          <tr key={label} className="border-t border-line align-top first:border-t-0">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {label}
              <span className="block text-sm wrap-anywhere text-muted">{text}</span>
            </th>
            <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {index === 0 ? formatEuros(euros) : formatSignedEuros(euros)}
            </td>
          </tr>
        ))}
        <tr className="border-t border-line font-semibold">
          <th scope="row" className="py-1.5 pr-4 text-left font-semibold">
            Regional
          </th>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{formatEuros(value)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** How sure the regional value is, why it is not that of the formula, and what it is made of. */
export function RegionalDetails({ regional }: { regional: RegionalEstimate }) {
  if (!regional.isPossible) {
    return <p className="mt-2">Regional ist keine Zahl möglich. {regional.reason}</p>;
  }
  const { confidence, confidenceReasons, difference, isFarApart, assumptions } = regional;
  return (
    <>
      <p className="mt-2">
        Aussagekraft {confidence}. {confidenceReasons.join(' ')}
      </p>
      <p className="mt-2">
        {isFarApart && <strong>Die beiden Zahlen weichen stark voneinander ab. </strong>}
        {difference}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Wie der regionale Wert zustande kommt
        </summary>
        <Steps {...regional} />
        {assumptions.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-base">
            {assumptions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-base text-muted">
          {regional.rangeMeaning} Daten: {regional.data}.
        </p>
      </details>
    </>
  );
}
