'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { Field } from '@/components/forms/field';
import type { PlainFormState } from '@/lib/platform/form-state';
import { PlainSummary } from '@/components/forms/error-summary';
import { describeFailure } from '@/components/forms/send-form';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { call } from '@/lib/platform/http/client';
import { type FoundSubmission, MOST_FOUND } from '@/lib/submissions/consent/ledger';

export interface SearchState extends PlainFormState<{ search: string }> {
  found?: FoundSubmission[];
  /** Counts attempts, so that the same message is announced again */
  attempt: number;
}

type SearchAction = (previous: SearchState, form: FormData) => Promise<SearchState>;

const NO_SEARCH: SearchState = { values: { search: '' }, fields: {}, attempt: 0 };

const WORDS = {
  check: 'Bitte prüfen Sie die Eingabe',
  notSent: 'Die Suche hat nicht geklappt',
  kept: '',
  again: 'Bitte versuchen Sie es noch einmal.',
};

async function answerTo(search: string): Promise<Omit<SearchState, 'attempt'>> {
  const values = { search };
  try {
    const body = { search };
    const { found } = await call<{ found: FoundSubmission[] }>(employeeRoutes.ledgerSearch, {
      method: 'POST',
      body,
    });
    return { values, fields: {}, found };
  } catch (error) {
    const { title, text, fields } = describeFailure(error, WORDS);
    return { values, fields, error: text.trim() || title };
  }
}

function useLedgerSearch(action: SearchAction) {
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

function summary({ length }: readonly FoundSubmission[]): string {
  if (length === 0) return 'Keine Anfrage gefunden';
  if (length === MOST_FOUND) return `Die ${MOST_FOUND} neuesten Anfragen`;
  return length === 1 ? 'Eine Anfrage gefunden' : `${length} Anfragen gefunden`;
}

function remarks({ reference, erasedAt, hasProof, hasOtherAddress }: FoundSubmission): string[] {
  const erased = erasedAt && `gelöscht am ${formatDate(new Date(erasedAt))}`;
  return [
    reference && `Bewertungs-ID ${reference}`,
    erased && (hasProof ? `${erased}, Nachweis erhalten` : erased),
    !hasProof && 'ohne Einwilligung',
    hasOtherAddress && 'inzwischen mit einer anderen E-Mail-Adresse',
  ].filter((remark) => typeof remark === 'string');
}

function Found(submission: FoundSubmission) {
  const { subjectType, subjectId, title, createdAt } = submission;
  const known = remarks(submission);
  return (
    <li className="py-3">
      <TextLink
        href={employeeRoutes.ledger(subjectType, subjectId)}
        look="quiet"
        className="font-semibold"
      >
        {createdAt ? `${title} vom ${formatClock(new Date(createdAt))}` : title}
      </TextLink>
      {known.length > 0 && <p className="text-muted">{known.join(' · ')}</p>}
    </li>
  );
}

export function FoundSubmissions({ found }: { found: readonly FoundSubmission[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="gefunden" className="max-w-2xl">
      <h2 ref={heading} id="gefunden" tabIndex={-1} className="text-2xl outline-none">
        {summary(found)}
      </h2>
      {found.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {found.map((submission) => (
            <Found key={submission.subjectId} {...submission} />
          ))}
        </ul>
      ) : (
        <p className="mt-3">
          Von gelöschten Anfragen ist nur mit derselben Adresse oder Nummer ein Nachweis zu finden,
          die darin stand. Die Bewertungs-ID wird mit der Anfrage gelöscht.
        </p>
      )}
    </section>
  );
}

/** Personal data must never appear in an address, so the search is posted. */
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
      {found && <FoundSubmissions key={attempt} found={found} />}
    </>
  );
}
