'use client';

import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { describeFailure } from '@/components/forms/send-form';
import type { FoundRequest } from '@/lib/requests/consent/ledger';
import { call } from '@/lib/platform/http/client';
import { employeeRoutes } from '@/lib/employee-routes';
import { NO_SEARCH, type SearchAction, type SearchState } from './search-state';

const WORDS = {
  check: 'Bitte prüfen Sie die Eingabe',
  notSent: 'Die Suche hat nicht geklappt',
  kept: '',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/** What a search leads to, found or refused, in the shape of the form without scripts. */
async function answerTo(search: string): Promise<Omit<SearchState, 'attempt'>> {
  const values = { search };
  try {
    const body = { search };
    const { found } = await call<{ found: FoundRequest[] }>(employeeRoutes.ledgerSearch, {
      method: 'POST',
      body,
    });
    return { values, fields: {}, found };
  } catch (error) {
    const { title, text, fields } = describeFailure(error, WORDS);
    return { values, fields, error: text.trim() || title };
  }
}

/** Searches by script, and without scripts by the action. */
export function useLedgerSearch(action: SearchAction) {
  const [plain, submitPlain] = useActionState(action, NO_SEARCH);
  const [answered, setAnswered] = useState<SearchState>();
  const [searching, startSearching] = useTransition();
  const state = answered ?? plain;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (searching) return;
    const search = String(new FormData(event.currentTarget).get('search'));
    startSearching(async () => {
      const answer = await answerTo(search);
      startSearching(() => setAnswered({ ...answer, attempt: state.attempt + 1 }));
    });
  }

  return {
    state,
    title: state.fields.search ? WORDS.check : WORDS.notSent,
    searching,
    form: { noValidate: true, action: submitPlain, onSubmit: submit },
  };
}
