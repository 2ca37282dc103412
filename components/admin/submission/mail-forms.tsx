'use client';

import { useState } from 'react';
import { Field, TextField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { formatEuros } from '@/lib/platform/format/number';
import type { MailTemplate } from '@/lib/submissions/admin/actions/mail-templates';
import type { Expertise } from '@/lib/submissions/expertise';
import { ActionForm, useActionForm } from './action-form';
import { DropdownField } from './dropdown-field';

interface MailFormProps {
  prepared: readonly MailTemplate[];
  email?: string;
  isAnswer: boolean;
  onDone: () => void;
}

/** Radix Select allows no empty value. */
const NONE = { value: 'none', label: 'Ohne Vorlage' };
const EMPTY = { template: NONE.value, subject: '', text: '' };

/** A template replaces typed text only after a question. */
export function MailForm({ prepared, email, isAnswer, onDone }: MailFormProps) {
  const { values, set, field, choice, frame } = useActionForm({
    action: 'mail',
    operation: 'mails',
    initial: EMPTY,
    bodyOf: ({ subject, text }) => ({ subject, text }),
    isReplacing: isAnswer,
    onDone,
  });
  const [wanted, setWanted] = useState<MailTemplate>();
  const last = prepared.find(({ id }) => id === values.template) ?? EMPTY;
  const isTyped = values.subject !== last.subject || values.text !== last.text;

  function insert({ id, subject, text }: MailTemplate) {
    setWanted(undefined);
    set({ template: id, subject, text });
  }

  function choose(id: string) {
    const chosen = prepared.find((mail) => mail.id === id);
    const isEmpty = !values.subject && !values.text;
    if (!chosen) {
      // The text stays, as typed text.
      setWanted(undefined);
      set({ template: NONE.value });
    } else if (isTyped && !isEmpty) setWanted(chosen);
    else insert(chosen);
  }

  return (
    <ActionForm {...frame} submit="Senden" pending="Wird gesendet...">
      <p className="mb-4 text-muted">
        An <span className="wrap-anywhere">{email}</span>.
        {isAnswer && <span> Der Text wird auch als Antwort festgehalten.</span>}
      </p>
      <DropdownField
        label="Vorlage"
        options={[NONE, ...prepared.map(({ id, title }) => ({ value: id, label: title }))]}
        {...choice('template')}
        onValueChange={choose}
      />
      {wanted && (
        <div role="alert" className="mb-5 rounded-md border border-edge bg-surface p-4">
          <p>Die Vorlage „{wanted.title}“ würde Ihren Text ersetzen.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setWanted(undefined)}>
              Meinen Text behalten
            </Button>
            <Button variant="outline" onClick={() => insert(wanted)}>
              Ersetzen
            </Button>
          </div>
        </div>
      )}
      <Field label="Betreff" autoComplete="off" {...field('subject')} />
      <TextField
        label="Text"
        hint="Anrede und Gruß stehen schon in der E-Mail."
        rows={10}
        {...field('text')}
      />
    </ActionForm>
  );
}

interface ValuationMailFormProps {
  email?: string;
  expert?: Expertise;
  onDone: () => void;
}

const NOTHING = {};

/** Asks first, because the mail goes out at once. */
export function ValuationMailForm({ email, expert, onDone }: ValuationMailFormProps) {
  const { frame } = useActionForm({
    action: 'valuationMail',
    operation: 'valuation-mail',
    initial: NOTHING,
    bodyOf: () => NOTHING,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Senden" pending="Wird gesendet...">
      <p>
        Die ausführliche Bewertung geht als PDF an <span className="wrap-anywhere">{email}</span>.{' '}
        {expert
          ? `Neben den berechneten Werten steht darin Ihr Wert von ${formatEuros(expert.value)} mit der Begründung.`
          : 'Sie enthält die berechneten Werte; ein eigener ist noch nicht eingetragen.'}
      </p>
    </ActionForm>
  );
}
