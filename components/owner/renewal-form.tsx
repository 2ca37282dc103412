'use client';

import type { Sending } from './sending';
import { OperationForm } from './operation-form';
import { useOperation } from './use-operation';

/** Says again that the home is to be sold. */
export function RenewalForm({ how }: { how: Sending }) {
  const operation = useOperation(how, {});
  return (
    <div className="mt-3">
      <OperationForm operation={operation}>Noch einmal anbieten</OperationForm>
    </div>
  );
}
