'use client';

import { Field } from '@/components/forms/field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

/** Each run of dark dots of a row as one stroke. */
const strokes = (dots: readonly (readonly boolean[])[]) =>
  dots
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).filter(Boolean),
    )
    .join('');

interface TotpSetupProps {
  how: Served;
  secret: string;
  /** Rows from the top; true is dark */
  dots: readonly (readonly boolean[])[];
}

/** What an app is told, and the code by which it shows that it has understood. */
export function TotpSetup({ how, secret, dots }: TotpSetupProps) {
  const served = useServedForm(how, {});
  return (
    <>
      <ol className="mt-3 max-w-prose list-decimal space-y-4 pl-6">
        <li>
          Scannen Sie das Bild mit einer App für Einmalcodes.
          {/* Dark on light in both schemes: some cameras read it no other way. */}
          <svg
            role="img"
            aria-label="QR-Code für die App"
            viewBox={`0 0 ${dots.length} ${dots.length}`}
            shapeRendering="crispEdges"
            className="mt-2 size-56 max-w-full rounded-md bg-white text-black"
          >
            <path d={strokes(dots)} fill="currentColor" />
          </svg>
        </li>
        <li>
          Oder geben Sie dort diesen Schlüssel ein:{' '}
          <code className="font-mono text-lg wrap-anywhere select-all">{secret}</code>
        </li>
        <li>Tippen Sie den Code ab, den die App jetzt zeigt.</li>
      </ol>
      <ServedForm served={served} submit="Code bestätigen" className="mt-4 max-w-md">
        <Field
          {...served.field('code')}
          label="Code aus der App"
          hint="Sechs Ziffern"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </ServedForm>
    </>
  );
}
