'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { askPasskey, enterCode, type LoginProblem, type Outcome, type Ways } from './session';

interface SecondStepProps {
  ways: Ways;
  /** Somebody is logged in */
  onDone: () => void;
  /** It has to be begun anew, with the words for it if it was not the own wish */
  onBack: (problem?: LoginProblem) => void;
}

const NO_PROBLEM: LoginProblem = { message: '', fields: {} };

/** The second step of a login: a passkey, a code from an app, or a recovery code. */
export function SecondStep({ ways, onDone, onBack }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState({ ...NO_PROBLEM, attempt: 0 });
  useEffect(() => heading.current?.focus(), []);

  const showsCode = isRecovery || ways.code;
  const tell = (said: LoginProblem) =>
    setProblem(({ attempt }) => ({ ...said, attempt: attempt + 1 }));

  async function take(step: () => Promise<Outcome>) {
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
          className="mb-6 w-full"
          aria-disabled={pending}
          onClick={() => take(askPasskey)}
        >
          Mit Passkey bestätigen
        </Button>
      )}
      {showsCode && (
        <form ref={form} noValidate onSubmit={submit}>
          <Field
            // One that was typed for the other kind of code is of no use.
            key={isRecovery ? 'recovery' : 'app'}
            name="code"
            label={isRecovery ? 'Wiederherstellungscode' : 'Code aus der App'}
            hint={isRecovery ? 'Jeder gilt einmal.' : 'Sechs Ziffern'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            error={problem.fields.code}
          />
          <Button type="submit" className="w-full" aria-disabled={pending}>
            {pending ? 'Anmeldung...' : 'Bestätigen'}
          </Button>
        </form>
      )}
      <div className="mt-4 grid gap-1">
        {ways.recovery && (
          <Button
            variant="ghost"
            onClick={() => {
              tell(NO_PROBLEM);
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? 'Doch anders bestätigen' : 'Wiederherstellungscode verwenden'}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onBack()}>
          Zurück zur Anmeldung
        </Button>
      </div>
    </>
  );
}
