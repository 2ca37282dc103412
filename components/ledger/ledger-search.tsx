'use client';

import { Field } from '@/components/forms/field';
import { PlainSummary } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/button';
import { FoundRequests } from './found-requests';
import type { SearchAction } from './search-state';
import { useLedgerSearch } from './use-ledger-search';

/** Finds requests by what a person names; what was typed never stands in an address. */
export function LedgerSearch({ action }: { action: SearchAction }) {
  const { state, title, searching, form } = useLedgerSearch(action);
  const { values, fields, found, attempt } = state;
  return (
    <>
      <form {...form} className="max-w-2xl">
        <PlainSummary key={attempt} state={state} title={title} />
        <Field
          name="search"
          label="E-Mail-Adresse, Telefonnummer oder Bewertungs-ID"
          hint="Eine Telefonnummer wird in jeder Schreibweise gefunden, mit und ohne Landesvorwahl."
          defaultValue={values.search}
          error={fields.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          beside={
            <Button type="submit" aria-disabled={searching}>
              Suchen
            </Button>
          }
        />
      </form>
      {found && <FoundRequests key={attempt} found={found} />}
    </>
  );
}
