'use client';

import type { Sending } from './sending';
import { OperationForm, type OperationFormProps } from './operation-form';
import { useOperation } from './use-operation';

interface TwoStepsProps extends OperationFormProps {
  how: Sending;
  /** Names the first step */
  label: string;
  /** What will happen, said before the second */
  consequence: string;
}

/** Something that is not done with one press: the first says what follows, without scripts too. */
export function TwoSteps({ how, label, consequence, ...form }: TwoStepsProps) {
  const operation = useOperation(how, form.values ?? {});
  return (
    <details open={operation.state.error ? true : undefined} className="group mt-2 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-petrol [&::-webkit-details-marker]:hidden">
        <span className="underline underline-offset-4">{label}</span>
        {form.name && <span className="sr-only">: {form.name}</span>}
        <span
          aria-hidden="true"
          className="text-xl leading-none font-normal transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <div className="mt-1 mb-3 border-l-4 border-sand pl-4">
        <p className="mb-3">{consequence}</p>
        <OperationForm operation={operation} {...form} />
      </div>
    </details>
  );
}
