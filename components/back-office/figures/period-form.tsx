import { FieldError, wiring } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
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

interface DayProps {
  name: 'von' | 'bis';
  label: string;
  value: string;
  today: string;
  error?: string;
}

function Day({ name, label, value, today, error }: DayProps) {
  return (
    <div className="min-w-0 grow basis-32 sm:max-w-52">
      <label htmlFor={name} className="mb-1 block text-sm leading-5 text-muted">
        {label}
      </label>
      <Input
        density="dense"
        type="date"
        {...wiring({ name, error })}
        defaultValue={value}
        max={today}
      />
      <FieldError name={name} message={error} />
    </div>
  );
}

/** Over which days the figures are counted, with the address of the page as the only memory. */
export function PeriodForm({ preset, von, bis, today, errors }: PeriodFormProps) {
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-10 gap-y-2 print:hidden">
      <nav aria-label="Zeitraum" className="sm:mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {PRESETS.map(({ days, label }) => (
            <li key={days}>
              <PageLink
                href={`${employeeRoutes.figures}?tage=${days}`}
                aria-current={days === preset ? 'true' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:underline"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action={employeeRoutes.figures}
        aria-label="Eigener Zeitraum"
        noValidate
        className="flex grow flex-wrap items-start gap-x-3 gap-y-2 lg:justify-end"
      >
        <Day name="von" label="Von" value={von} today={today} error={errors.von} />
        <Day name="bis" label="Bis" value={bis} today={today} error={errors.bis} />
        <Button type="submit" variant="outline" className="min-h-11 py-1 max-sm:w-full sm:mt-6">
          Anzeigen
        </Button>
      </form>
    </div>
  );
}
