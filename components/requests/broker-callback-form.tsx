'use client';

import { useActionState, type ReactNode } from 'react';
import { useKeptTexts } from '@/components/forms/entered';
import { FieldError, wiring } from '@/components/forms/field-error';
import { Honeypot } from '@/components/forms/honeypot';
import { type PlainFormAction, untouched } from '@/components/forms/plain-form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { BrokerCallbackValues } from '@/lib/requests/forms/broker-callback';
import { cn } from '@/lib/utils';
import { answerToPlain, EMPTY_FORM } from './broker-callback-answer';
import { useBrokerCallback } from './use-broker-callback';

interface BrokerCallbackFormProps {
  /** Receives the number where there is no JavaScript */
  plainAction: PlainFormAction<BrokerCallbackValues>;
  /** When we call */
  hint: string;
  /** Who calls and when; stands below the thanks */
  promise: string;
  /** What one declares by sending the number; stands below the button */
  note: ReactNode;
  /** Classes of the field, so that the page does not carry what makes them */
  look: string;
}

const NAME = 'phone';

/** The form's name in the document. */
const FORM_NAME = 'broker-callback';

/** The callback field of the agents' page, specification 4. */
export function BrokerCallbackForm({
  plainAction,
  hint,
  promise,
  note,
  look,
}: BrokerCallbackFormProps) {
  useKeptTexts(FORM_NAME);
  const { input, sending, answer: said, keep, submit } = useBrokerCallback();
  const [plain, submitPlain] = useActionState(plainAction, untouched(EMPTY_FORM));
  const answer = said ?? (sending ? undefined : answerToPlain(plain));
  const error = answer?.kind === 'refused' ? answer.text : undefined;
  return (
    <form
      name={FORM_NAME}
      noValidate
      aria-label="Rückruf anfordern"
      action={submitPlain}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget).get('website'));
      }}
    >
      <Honeypot />
      <label htmlFor={NAME} className="block font-semibold">
        Ihre Telefonnummer
      </label>
      <p id={`${NAME}-hint`} className="text-base text-muted">
        {hint}
      </p>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          {...wiring({ name: NAME, hint, error })}
          ref={input}
          type="tel"
          autoComplete="tel"
          defaultValue={plain.sent ? '' : plain.values.phone}
          onChange={({ currentTarget }) => keep(currentTarget.value)}
          className={look}
        />
        <SubmitButton sending={sending} variant="primary" className="sm:min-w-52">
          Rückruf anfordern
        </SubmitButton>
      </div>
      {note}
      {/* Room for the answer is kept, so that its coming moves nothing. */}
      <div className="min-h-30 sm:min-h-18">
        <div aria-live="polite">
          <FieldError name={NAME} message={error} />
        </div>
        {/* The alert of specification 4 as text: a window of the browser's would hide the page, and
            what it said would be gone with it. */}
        {answer && !error && (
          <p
            key={said?.attempt}
            role="alert"
            className={cn(
              'mt-2 font-semibold',
              answer.kind === 'sent' ? 'text-moss' : 'text-brick-text',
            )}
          >
            <span>{answer.text}</span>
          </p>
        )}
        {answer?.kind === 'sent' && <p className="text-base">{promise}</p>}
      </div>
    </form>
  );
}
