'use client';

import type { Expertise } from '@/lib/requests/expertise';
import { formatEuros } from '@/lib/platform/format/number';
import { ActionForm } from './action-form';
import { useActionForm } from './use-action-form';

interface ValuationMailFormProps {
  email?: string;
  expert?: Expertise;
  onDone: () => void;
}

const NOTHING = {};

/** Sends the valuation as a PDF; asked once more, because it goes out at once. */
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
