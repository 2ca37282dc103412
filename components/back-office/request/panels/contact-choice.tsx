'use client';

import { PhoneIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { phoneHref } from '@/lib/platform/format/phone';
import { ACTIONS, type Actionable, mayBeCalled } from '../actions';
import type { ActionName } from '@/lib/requests/kinds/kind';

interface ContactChoiceProps {
  request: Actionable;
  onChoose: (name: ActionName) => void;
}

/** The ways on which the owner can be reached. */
export function ContactChoice({ request, onChoose }: ContactChoiceProps) {
  const { phone, email } = request;
  return (
    <div className="flex flex-wrap gap-3">
      {phone && mayBeCalled(request) && (
        <ButtonLink variant="outline" href={phoneHref(phone)} onClick={() => onChoose('call')}>
          <PhoneIcon />
          {ACTIONS.call}
        </ButtonLink>
      )}
      {email && (
        <Button variant="outline" onClick={() => onChoose('mail')}>
          {ACTIONS.mail}
        </Button>
      )}
    </div>
  );
}
