import { SearchIcon } from '@/components/ui/icons';
import { SENT_PARAMETERS, stateWord } from '@/lib/back-office/sent/address';
import { SENT_LABELS } from '@/lib/back-office/sent/delivery';
import { type SentQuery, SENT_STATES } from '@/lib/back-office/sent/sent';
import { routes } from '@/lib/routes';
import { Choice } from '../queue/choice';
import { CONTROL, LABEL } from '../queue/control';

const STATES = [
  { value: '', label: 'Alle' },
  ...SENT_STATES.map((state) => ({ value: stateWord(state), label: SENT_LABELS[state] })),
];

/** Narrows the list of mails down, with the address of the page as the only memory. */
export function SentFilter({ search, state }: SentQuery) {
  return (
    <form
      action={routes.employee.sent}
      role="search"
      className="mt-4 grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <label className="min-w-0">
        <span className={LABEL}>
          Suche nach der ganzen Adresse, oder nach Name, Telefon oder Vorgangsnummer der Anfrage
        </span>
        <input
          type="search"
          name={SENT_PARAMETERS.search}
          defaultValue={search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={CONTROL}
        />
      </label>
      <Choice
        name={SENT_PARAMETERS.state}
        label="Zustand"
        options={STATES}
        value={stateWord(state)}
      />
      <button
        type="submit"
        className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-transparent bg-petrol px-4 font-semibold text-on-petrol hover:bg-ink hover:text-paper"
      >
        <SearchIcon />
        Suchen
      </button>
    </form>
  );
}
