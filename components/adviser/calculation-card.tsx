'use client';

import { type FormEvent, useState } from 'react';
import { CalculatorFields } from '@/components/calculators/calculator-fields';
import { Button } from '@/components/ui/button';
import { cardMessage } from '@/lib/adviser/card-message';
import type { ReplyCalculator } from '@/lib/adviser/reply';
import type { CalculatorEntries } from '@/lib/calculators/calculators';
import { entryProblem } from '@/lib/calculators/entry-problem';

interface CalculationCardProps {
  calculator: Omit<ReplyCalculator, 'url'> & { card: NonNullable<ReplyCalculator['card']> };
  onSend: (message: string, calculator: Pick<ReplyCalculator, 'name' | 'entries'>) => void;
}

export function CalculationCard({ calculator, onSend }: CalculationCardProps) {
  const { name, entries: known, card } = calculator;
  const { title, fields } = card;
  const [errors, setErrors] = useState(card.errors ?? {});

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const entries: CalculatorEntries = {};
    const found: Record<string, string> = {};
    for (const field of fields) {
      const value = typed.get(field.name);
      const entry = typeof value === 'string' ? value.trim() : '';
      const problem = entryProblem(field, entry);
      if (entry) entries[field.name] = entry;
      if (problem) found[field.name] = problem;
    }
    setErrors(found);
    const first = fields.find((field) => found[field.name]);
    if (!first) return onSend(cardMessage(title, fields, entries), { name, entries });
    form.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]`)?.focus();
  };

  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={title}
      className="mt-5 max-w-md border-t-2 border-ink bg-surface px-4 pt-4 pb-5 sm:px-5"
      onSubmit={send}
    >
      <CalculatorFields fields={fields} entries={known} errors={errors} />
      <Button type="submit" className="mt-3">
        Berechnen
      </Button>
    </form>
  );
}
