'use client';

import type { LeadDetail } from '@/lib/requests/back-office/request/request';
import { DropdownField } from '../dropdown-field';
import { ActionForm } from '../panels/action-form';
import { useActionForm } from '../panels/use-action-form';

const nothing = () => {};

function orderOf({ billing, left }: LeadDetail['offices'][number]): string {
  if (billing === 'single') return `Einzelauftrag, noch ${left}`;
  return left === undefined ? 'Paket' : `Paket, noch ${left} im Monat`;
}

/** Offers the lead to one of the offices that can have it. */
export function OfferForm({ offices }: Pick<LeadDetail, 'offices'>) {
  const { choice, frame } = useActionForm({
    action: 'lead-offer',
    operation: 'lead-offer',
    initial: { agentId: offices[0]!.id },
    bodyOf: (typed) => typed,
    onDone: nothing,
  });
  return (
    <ActionForm {...frame} submit="Anbieten" pending="Wird angeboten...">
      <DropdownField
        label="Welchem Büro?"
        options={offices.map((each) => ({
          value: each.id,
          label: `${each.office} (${orderOf(each)})`,
        }))}
        {...choice('agentId')}
      />
    </ActionForm>
  );
}
