'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { begun, type LoginAction, STEP_BUTTON, type LoginWays } from './login-state';
import { askPasskey, enterCode, type LoginProblem, type LoginOutcome } from './session';

interface SecondStepProps {
  ways: LoginWays;
  plainAction: LoginAction;
  onDone: () => void;
  onBack: (problem?: LoginProblem) => void;
}

const FORM = 'zweiter-schritt';

const meaning = (what: 'other' | 'cancel') => ({
  type: 'submit' as const,
  form: FORM,
  name: STEP_BUTTON,
  value: what,
});

const NO_PROBLEM: LoginProblem = { message: '', fields: {} };

export function SecondStep({ ways, plainAction, onDone, onBack }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const [plain, submitPlain] = useActionState(plainAction, begun(ways));
  const [isRecovery, setRecovery] = useState(plain.isRecovery ?? false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState({
    message: plain.message,
    fields: plain.fields,
    attempt: 0,
  });
  useEffect(() => heading.current?.focus(), []);

  const showsCode = isRecovery || ways.code;
  const tell = (said: LoginProblem) =>
    setProblem(({ attempt }) => ({ ...said, attempt: attempt + 1 }));

  async function take(step: () => Promise<LoginOutcome>) {
    if (pending) return;
    tell(NO_PROBLEM);
    setPending(true);
    const { problem: found } = await step();
    setPending(false);
    if (!found) return onDone();
    if (found.isOver) return onBack(found);
    tell(found);
    if (found.fields.code) form.current?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    void take(() => enterCode(isRecovery ? 'recovery' : 'code', code));
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl">
        Zweiter Schritt
      </h1>
      {problem.message && !problem.fields.code && (
        <ErrorSummary key={problem.attempt} title={problem.message} />
      )}
      {ways.passkey && (
        <Button
          variant={showsCode ? 'outline' : 'primary'}
          className="js-only mb-6 w-full"
          disabled={!isAlive}
          aria-disabled={pending}
          onClick={() => take(askPasskey)}
        >
          Mit Passkey bestätigen
        </Button>
      )}
      <form id={FORM} ref={form} action={submitPlain} noValidate onSubmit={submit}>
        {showsCode && (
          <>
            <Field
              // A code of the other kind is of no use.
              key={isRecovery ? 'recovery' : 'app'}
              name="code"
              label={isRecovery ? 'Wiederherstellungscode' : 'Code aus der App'}
              hint={isRecovery ? 'Jeder gilt einmal.' : 'Sechs Ziffern'}
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              error={problem.fields.code}
            />
            <Button type="submit" className="w-full" aria-disabled={pending}>
              <span key={String(pending)}>{pending ? 'Anmeldung...' : 'Bestätigen'}</span>
            </Button>
          </>
        )}
      </form>
      <div className="mt-4 grid gap-1">
        {ways.recovery && (
          <Button
            {...meaning('other')}
            variant="ghost"
            onClick={(event) => {
              event.preventDefault();
              tell(NO_PROBLEM);
              setRecovery(!isRecovery);
            }}
          >
            <span key={String(isRecovery)}>
              {isRecovery ? 'Doch anders bestätigen' : 'Wiederherstellungscode verwenden'}
            </span>
          </Button>
        )}
        <Button
          {...meaning('cancel')}
          variant="ghost"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          Zurück zur Anmeldung
        </Button>
      </div>
    </>
  );
}
