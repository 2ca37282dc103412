'use client';

import { PhoneIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { phoneHref } from '@/lib/platform/format/phone';
import type { MailTemplate } from '@/lib/submissions/admin/actions/mail-templates';
import type { ActionName } from '@/lib/submissions/kinds/kind';
import { ALREADY_CLOSED, isSettled, KINDS } from '@/lib/submissions/kinds/kinds';
import { type Actionable, ACTIONS, actionsFor, mayBeCalled } from './actions';
import { AppointmentForm, CallbackForm, CallForm } from './arrange-forms';
import { keptTexts } from '../draft-box';
import { ExpertValueForm } from './expert-value-form';
import { MailForm, ValuationMailForm } from './mail-forms';
import { useSubmission } from './submission-context';

interface ContactChoiceProps {
  submission: Actionable;
  onChoose: (name: ActionName) => void;
}

function ContactChoice({ submission, onChoose }: ContactChoiceProps) {
  const { phone, email } = submission;
  return (
    <div className="flex flex-wrap gap-3">
      {phone && mayBeCalled(submission) && (
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

interface ActionPanelProps {
  name: ActionName;
  submission: Actionable;
  prepared: readonly MailTemplate[];
  isPressed: boolean;
  onChoose: (name: ActionName) => void;
  onDone: () => void;
}

const ARRANGED: readonly ActionName[] = ['callback', 'appointment'];

const TITLES = { ...ACTIONS, call: 'Nach dem Anruf' };

function formOf({ name, submission, prepared, onChoose, onDone }: ActionPanelProps): ReactNode {
  const { type, status, email, estimate, regional, expert } = submission;
  const appointment = submission.appointment?.isOver ? undefined : submission.appointment;
  const isAnswer = KINDS[type].note.field === 'response';
  if (ARRANGED.includes(name) && isSettled(type, status)) return <p>{ALREADY_CLOSED}</p>;
  switch (name) {
    case 'contact':
      return <ContactChoice submission={submission} onChoose={onChoose} />;
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

function ActionPanel(props: ActionPanelProps) {
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

interface ActionBarProps {
  submission: Actionable;
  prepared: readonly MailTemplate[];
  asked?: ActionName;
}

const SHORTCUTS: Partial<Record<ActionName, string>> = {
  call: 'a',
  contact: 'a',
  mail: 'e',
  callback: 'r',
  appointment: 't',
};

const buttonId = (name: ActionName) => `aktion-${name}`;

export function ActionBar({ submission, prepared, asked }: ActionBarProps) {
  const { draftPrefix } = useSubmission();
  const names = actionsFor(submission);
  const [open, setOpen] = useState<{ name: ActionName; isPressed: boolean } | undefined>(() => {
    const begun = (Object.keys(ACTIONS) as ActionName[]).find((name) =>
      keptTexts(draftPrefix + name),
    );
    if (begun) return { name: begun, isPressed: false };
    return asked && { name: asked, isPressed: true };
  });
  if (names.length === 0) return null;

  const toggle = (name: ActionName) =>
    setOpen(open?.name === name ? undefined : { name, isPressed: true });

  function finish() {
    setOpen(undefined);
    const name = open && names.includes(open.name) ? open.name : 'contact';
    document.getElementById(buttonId(name))?.focus();
  }

  const look = (name: ActionName) => ({
    id: buttonId(name),
    variant: open?.name === name ? ('primary' as const) : ('outline' as const),
    width: 'narrow' as const,
    'aria-expanded': open?.name === name,
    'aria-keyshortcuts': SHORTCUTS[name],
  });

  return (
    <section aria-label="Was zu tun ist" className="mt-6">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {names.map((name) =>
          name === 'call' && submission.phone ? (
            <ButtonLink
              key={name}
              {...look(name)}
              href={phoneHref(submission.phone)}
              onClick={() => setOpen({ name, isPressed: true })}
            >
              <PhoneIcon />
              {ACTIONS[name]}
            </ButtonLink>
          ) : (
            <Button key={name} {...look(name)} onClick={() => toggle(name)}>
              {ACTIONS[name]}
            </Button>
          ),
        )}
      </div>
      {open && (
        <ActionPanel
          key={open.name}
          {...open}
          submission={submission}
          prepared={prepared}
          onChoose={(name) => setOpen({ name, isPressed: true })}
          onDone={finish}
        />
      )}
    </section>
  );
}
