import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { SENT_PARAMETERS, stateWord } from '@/lib/back-office/sent/address';
import { SENT_LABELS } from '@/lib/back-office/sent/delivery';
import { type SentQuery, SENT_STATES } from '@/lib/back-office/sent/sent';
import { routes } from '@/lib/routes';

const STATES = [
  { value: '', label: 'Alle' },
  ...SENT_STATES.map((state) => ({ value: stateWord(state), label: SENT_LABELS[state] })),
];

/** Narrows the list of mails down, with the address of the page as the only memory. */
export function SentFilter({ search, state }: SentQuery) {
  return (
    <form action={routes.employee.sent} role="search" className="mt-6">
      <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_14rem] lg:max-w-4xl">
        <Field
          name={SENT_PARAMETERS.search}
          label="Suche"
          hint="Findet E-Mails an genau diese Adresse und alle zu Anfragen mit diesem Namen, dieser Telefon- oder Vorgangsnummer."
          type="search"
          defaultValue={search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          name={SENT_PARAMETERS.state}
          label="Zustand"
          defaultValue={stateWord(state)}
          options={STATES}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit">Anzeigen</Button>
        {(search || state !== 'all') && (
          <a
            href={routes.employee.sent}
            className="inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4"
          >
            Alle anzeigen
          </a>
        )}
      </div>
    </form>
  );
}
