'use client';

import { PhoneIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { MailTemplate } from '@/lib/requests/back-office/actions/mail-templates';
import { phoneHref } from '@/lib/platform/format/phone';
import { ActionPanel } from './action-panel';
import { ACTIONS, type Actionable, actionsFor } from './actions';
import type { ActionName } from '@/lib/requests/kinds/kind';
import { keptTexts } from './draft-box';
import { useRequest } from './request-context';

interface ActionBarProps {
  request: Actionable;
  prepared: readonly MailTemplate[];
  /** Whose form is open from the beginning */
  asked?: ActionName;
}

/** Keys of those that are pressed most, see components/back-office/queue/keys.ts. */
const SHORTCUTS: Partial<Record<ActionName, string>> = {
  call: 'a',
  contact: 'a',
  mail: 'e',
  callback: 'r',
  appointment: 't',
};

const buttonId = (name: ActionName) => `aktion-${name}`;

/** What can be done with the request: a button each, and below them the form of the one that is open. */
export function ActionBar({ request, prepared, asked }: ActionBarProps) {
  const { draftPrefix } = useRequest();
  const names = actionsFor(request);
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
          name === 'call' && request.phone ? (
            // Dials at every press; how the call went is asked beside it.
            <ButtonLink
              key={name}
              {...look(name)}
              href={phoneHref(request.phone)}
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
          request={request}
          prepared={prepared}
          onChoose={(name) => setOpen({ name, isPressed: true })}
          onDone={finish}
        />
      )}
    </section>
  );
}
