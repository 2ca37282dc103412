'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { MailTemplate } from '@/lib/requests/back-office/actions/mail-templates';
import { isSettled, KINDS, ALREADY_CLOSED } from '@/lib/requests/kinds/kinds';
import { ACTIONS, type Actionable } from './actions';
import type { ActionName } from '@/lib/requests/kinds/kind';
import { AppointmentForm } from './panels/appointment-form';
import { CallForm } from './panels/call-form';
import { CallbackForm } from './panels/callback-form';
import { ContactChoice } from './panels/contact-choice';
import { ExpertValueForm } from './panels/expert-value-form';
import { MailForm } from './panels/mail-form';
import { ValuationMailForm } from './panels/valuation-mail-form';

interface ActionPanelProps {
  name: ActionName;
  request: Actionable;
  prepared: readonly MailTemplate[];
  /** Whether somebody has just pressed its button */
  isPressed: boolean;
  onChoose: (name: ActionName) => void;
  onDone: () => void;
}

/** What is arranged for a request that is not over. */
const ARRANGED: readonly ActionName[] = ['callback', 'appointment'];

const TITLES = { ...ACTIONS, call: 'Nach dem Anruf' };

function formOf({ name, request, prepared, onChoose, onDone }: ActionPanelProps): ReactNode {
  const { type, status, email, estimate, regional, expert } = request;
  const appointment = request.appointment?.isOver ? undefined : request.appointment;
  const isAnswer = KINDS[type].note.field === 'response';
  if (ARRANGED.includes(name) && isSettled(type, status)) return <p>{ALREADY_CLOSED}</p>;
  switch (name) {
    case 'contact':
      return <ContactChoice request={request} onChoose={onChoose} />;
    case 'call':
      return <CallForm onDone={onDone} />;
    case 'mail':
      return <MailForm prepared={prepared} email={email} isAnswer={isAnswer} onDone={onDone} />;
    case 'callback':
      return <CallbackForm onDone={onDone} />;
    case 'expertValue':
      return (
        <ExpertValueForm estimate={estimate} regional={regional} expert={expert} onDone={onDone} />
      );
    case 'appointment':
      return <AppointmentForm appointment={appointment} email={email} onDone={onDone} />;
    case 'valuationMail':
      return <ValuationMailForm email={email} expert={expert} onDone={onDone} />;
  }
}

/** The form of one action. It takes the focus when its button is pressed. */
export function ActionPanel(props: ActionPanelProps) {
  const { name, isPressed } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed]);
  return (
    <section
      aria-labelledby="aktion"
      className="mt-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id="aktion" ref={heading} tabIndex={-1} className="mb-3 text-lg outline-none">
        {TITLES[name]}
      </h3>
      {formOf(props)}
    </section>
  );
}
