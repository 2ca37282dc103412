'use client';

import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { Conversation } from '@/components/adviser/conversation';
import type { SubmissionDialogProps } from '@/components/submissions/submission-dialog';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import type { Offer, Reply } from '@/lib/adviser/reply';
import type { FormSource } from '@/lib/submissions/forms/callback/form';
import { routes } from '@/lib/routes';

type LoadDialog = () => Promise<ComponentType<SubmissionDialogProps & { source: FormSource }>>;

const loadMessage: LoadDialog = () =>
  import('@/components/submissions/contact-dialog').then(({ ContactDialog }) => ContactDialog);

const loadCallback: LoadDialog = () =>
  import('@/components/submissions/callback-dialog').then(({ CallbackDialog }) => CallbackDialog);

interface PersonButtonProps {
  load: LoadDialog;
  label: string;
  conversation: string;
}

function PersonButton({ load, label, conversation }: PersonButtonProps) {
  const { Dialog, open, setOpen, failed, button } = useLazyDialog(load);
  return (
    <>
      <Button variant="outline" {...button}>
        {label}
      </Button>
      {Dialog && (
        <Dialog open={open} onOpenChange={setOpen} conversation={conversation} source="adviser" />
      )}
      {failed && (
        <p role="alert" className="basis-full">
          Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal oder rufen
          Sie uns an.
        </p>
      )}
    </>
  );
}

const loadPrefill = () =>
  import('@/lib/valuation/draft').then(({ prefillWizard }) => prefillWizard);

function ValuationLink({ prefill }: Pick<Reply, 'prefill'>) {
  useEffect(() => {
    // If this fails, the wizard starts empty.
    if (prefill) loadPrefill().catch(() => {});
  }, [prefill]);
  const take = () => {
    if (!prefill) return;
    // Loaded by now; the wizard looks for its draft later.
    loadPrefill()
      .then((prefillWizard) => prefillWizard(prefill))
      .catch(() => {});
  };
  return (
    <ButtonLink variant="outline" href={routes.valuation} onClick={take}>
      Immobilie bewerten
    </ButtonLink>
  );
}

function renderOffer(offer: Offer, { prefill }: Reply, conversation: string) {
  if (offer === 'callback')
    return (
      <PersonButton load={loadCallback} label="Rückruf vereinbaren" conversation={conversation} />
    );
  if (offer === 'message')
    return (
      <PersonButton load={loadMessage} label="Nachricht schreiben" conversation={conversation} />
    );
  return <ValuationLink prefill={prefill} />;
}

export function Adviser(props: Pick<ComponentProps<typeof Conversation>, 'children'>) {
  return <Conversation {...props} renderOffer={renderOffer} />;
}
