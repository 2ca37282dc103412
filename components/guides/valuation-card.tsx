import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

const LABEL = 'Jetzt kostenlos bewerten';

interface PostcodeFormProps {
  postcodes: readonly { postalCode: string; place?: string }[];
}

/** A plain form, so that it needs no script. */
function PostcodeForm({ postcodes }: PostcodeFormProps) {
  const [only, ...others] = postcodes;
  const isChoice = others.length > 0;
  return (
    <form action={routes.valuation} className="mt-5 flex flex-wrap items-end gap-3 sm:my-3">
      <label htmlFor="plz" className="font-semibold">
        Postleitzahl Ihrer Immobilie
        <input
          id="plz"
          name="plz"
          defaultValue={isChoice ? '' : only?.postalCode}
          list={isChoice ? 'plz-hier' : undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          className="mt-1 block min-h-12 w-full rounded-md border border-edge bg-surface px-4 font-normal tabular-nums"
        />
      </label>
      {isChoice && (
        <datalist id="plz-hier">
          {postcodes.map(({ postalCode, place }) => (
            <option key={postalCode} value={postalCode}>
              {place}
            </option>
          ))}
        </datalist>
      )}
      <Button type="submit" variant="accent" className="max-w-full">
        {LABEL}
      </Button>
    </form>
  );
}

export function ValuationCard({ postcodes }: { postcodes?: PostcodeFormProps['postcodes'] }) {
  return (
    <aside
      aria-labelledby="bewertung-aufruf"
      className="rounded-xl bg-petrol-soft p-6 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-8 sm:p-8 print:hidden"
    >
      <div>
        <h2 id="bewertung-aufruf" className="text-2xl">
          Was ist Ihre Immobilie wert?
        </h2>
        <p className="mt-2 max-w-md">
          Zehn kurze Fragen, eine unverbindliche Ersteinschätzung und der Rechenweg dazu.
        </p>
      </div>
      {postcodes ? (
        <PostcodeForm postcodes={postcodes} />
      ) : (
        <ButtonLink variant="accent" className="mt-5 max-w-full sm:my-3" href={routes.valuation}>
          {LABEL}
        </ButtonLink>
      )}
    </aside>
  );
}
