'use client';

import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { useKeptTexts } from '@/components/forms/entered';
import { FieldError, wiring } from '@/components/forms/field-error';
import { Honeypot } from '@/components/forms/honeypot';
import { type PlainFormAction, untouched } from '@/lib/platform/form-state';
import { storedText } from '@/lib/platform/stored-text';
import { SubmitButton } from '@/components/forms/submit-button';
import type { BrokerCallbackValues } from '@/lib/submissions/forms/broker-callback';
import { cn } from '@/lib/utils';
import {
  answerToPlain,
  type BrokerCallbackAnswer,
  BROKER_DRAFT_KEY,
  EMPTY_BROKER_FORM,
  failed,
} from './broker-callback-answer';

interface BrokerCallbackFormProps {
  plainAction: PlainFormAction<BrokerCallbackValues>;
  hint: string;
  promise: string;
  note: ReactNode;
  /** Classes from the server, so that their generator is not in the bundle */
  look: string;
}

const NAME = 'phone';

const FORM_NAME = 'broker-callback';

/** Loaded with the first key, because most readers leave no number. */
const loadSender = () => import('./send-broker-callback');

const keep = (phone: string) => {
  loadSender().then(
    (sender) => sender.keep(phone),
    () => {},
  );
};

/** An uncontrolled field: a form library would weigh more than the page's other scripts. */
function useBrokerCallback() {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  // Counts attempts, so that the same message is announced again.
  const [answer, setAnswer] = useState<BrokerCallbackAnswer & { attempt: number }>();

  useEffect(() => {
    const field = input.current;
    // Input from before hydration wins over the draft.
    if (field?.value) return keep(field.value);
    if (!field || storedText('sessionStorage', BROKER_DRAFT_KEY) === null) return;
    loadSender().then(
      ({ restored }) => {
        if (!field.value) field.value = restored();
      },
      () => {},
    );
  }, []);

  const say = (next: BrokerCallbackAnswer) =>
    setAnswer((last) => ({ ...next, attempt: (last?.attempt ?? 0) + 1 }));

  async function submit(website: unknown) {
    if (sending) return;
    const phone = input.current?.value.trim() ?? '';
    setSending(true);
    setAnswer(undefined);
    const result = await loadSender().then(
      ({ sendBrokerCallback: send }) => send(phone, website),
      () => failed(),
    );
    setSending(false);
    say(result);
    if (result.kind === 'refused') input.current?.focus();
    if (result.kind === 'sent' && input.current) input.current.value = '';
  }

  return { input, sending, answer, keep, submit };
}

export function BrokerCallbackForm({
  plainAction,
  hint,
  promise,
  note,
  look,
}: BrokerCallbackFormProps) {
  useKeptTexts(FORM_NAME);
  const { input, sending, answer: said, keep, submit } = useBrokerCallback();
  const [plain, submitPlain] = useActionState(plainAction, untouched(EMPTY_BROKER_FORM));
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
      {/* Room for the answer is reserved, so that nothing moves. */}
      <div className="min-h-30 sm:min-h-18">
        <div aria-live="polite">
          <FieldError name={NAME} message={error} />
        </div>
        {/* No alert(): it would hide the page. */}
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
