import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { employeeRoutes } from '@/lib/employee-routes';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { PRESETS } from '@/lib/requests/figures/period';

interface PeriodFormProps {
  /** Days of the preset that is shown; none where the days are one's own */
  preset?: number;
  /** 'YYYY-MM-DD', or as typed */
  von: string;
  bis: string;
  /** Today, after which there is nothing to count */
  today: string;
  errors: FieldErrors;
}

/** Over which days the figures are counted, with the address of the page as the only memory. */
export function PeriodForm({ preset, von, bis, today, errors }: PeriodFormProps) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-10 gap-y-2 print:hidden">
      <nav aria-label="Zeitraum">
        <ul className="flex flex-wrap gap-x-6">
          {PRESETS.map(({ days, label }) => (
            <li key={days}>
              <IntentLink
                href={`${employeeRoutes.figures}?tage=${days}`}
                aria-current={days === preset ? 'true' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:underline"
              >
                {label}
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action={employeeRoutes.figures}
        aria-label="Eigener Zeitraum"
        noValidate
        className="grid w-full items-end gap-x-4 gap-y-2 sm:w-auto sm:grid-cols-[11rem_11rem_auto]"
      >
        <Field
          type="date"
          name="von"
          label="Von"
          defaultValue={von}
          max={today}
          error={errors.von}
        />
        <Field
          type="date"
          name="bis"
          label="Bis"
          defaultValue={bis}
          max={today}
          error={errors.bis}
        />
        <Button type="submit" variant="outline">
          Anzeigen
        </Button>
      </form>
    </div>
  );
}
