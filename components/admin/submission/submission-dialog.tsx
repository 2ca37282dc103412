import type { ReactNode } from 'react';
import { TermList } from '@/components/ui/term-list';
import { TitledSection } from '@/components/ui/titled-section';
import type { MailTemplate } from '@/lib/submissions/admin/actions/mail-templates';
import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import type { ActionName } from '@/lib/submissions/kinds/kind';
import { CONVERSATION_TITLE, KINDS } from '@/lib/submissions/kinds/kinds';
import { ActionBar } from './action-bar';
import { Assignment } from './assignment';
import { ContactData } from './contact-data';
import { Estimate } from './estimate';
import { History, SentMails } from './history';
import { Lead } from './lead';
import { Neighbours, SubmissionHead } from './submission-head';
import { NoteForm } from './note-form';
import { PersonsSubmissions } from './persons-submissions';
import { SubmissionFrame } from './submission-frame';
import { StatusField } from './status-field';

const FREE_TEXTS = ['message', 'notes', 'additionalInfo'];

type Fact = SubmissionDetail['facts'][number];

function splitFacts(facts: readonly Fact[]): { texts: Fact[]; answers: Fact[] } {
  const isText = ({ field }: Fact) => FREE_TEXTS.includes(field);
  return {
    texts: facts.filter((fact) => isText(fact) && fact.value),
    answers: facts.filter((fact) => !isText(fact)),
  };
}

function Conversation({ conversation }: Pick<SubmissionDetail, 'conversation'>) {
  if (!conversation) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {CONVERSATION_TITLE}
      </summary>
      <blockquote className="mt-2 border-l-4 border-sand pl-4 wrap-anywhere whitespace-pre-wrap">
        {conversation}
      </blockquote>
    </details>
  );
}

function Facts({ facts }: Pick<SubmissionDetail, 'facts'>) {
  const { answers } = splitFacts(facts);
  if (answers.length === 0) return null;
  return (
    <TitledSection id="angaben" title="Angaben" level="h3" look="mb-2 text-lg">
      <TermList
        terms={answers.map(({ field, label, text }) => ({ key: field, term: label, text }))}
      />
    </TitledSection>
  );
}

function Quote({ facts }: Pick<SubmissionDetail, 'facts'>) {
  return splitFacts(facts).texts.map(({ field, label, text }) => (
    <figure key={field} className="mt-4 border-l-4 border-sand pl-4">
      <figcaption className="text-base text-muted">{label}</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
    </figure>
  ));
}

function titleOf({ type, name, phone }: Pick<SubmissionDetail, 'type' | 'name' | 'phone'>) {
  const person = name ?? phone;
  return person ? `${KINDS[type].title} von ${person}` : KINDS[type].title;
}

interface SubmissionDialogProps {
  detail: SubmissionDetail;
  closeHref: string;
  neighbours?: { previous?: string; next?: string };
  viewer: { id: number; name: string; role: string };
  mailTemplates?: readonly MailTemplate[];
  action?: ActionName;
  agency?: ReactNode;
}

export function SubmissionDialog({
  detail,
  closeHref,
  neighbours = {},
  viewer,
  mailTemplates = [],
  action,
  agency,
}: SubmissionDialogProps) {
  const { type, id, status, note, version } = detail;
  const { phone, email, wish, quarantine, estimate, regional, expert, appointment } = detail;
  return (
    <SubmissionFrame
      key={`${type}:${id}`}
      title={titleOf(detail)}
      target={{ type, id }}
      rendered={{ status, note, version }}
      closeHref={closeHref}
      employeeId={viewer.id}
    >
      <Neighbours {...neighbours} closeHref={closeHref} />
      <SubmissionHead {...detail} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <ContactData {...detail} />
          <PersonsSubmissions persons={detail.persons} main={detail.main} closeHref={closeHref} />
          <Quote facts={detail.facts} />
          <Conversation conversation={detail.conversation} />
          <ActionBar
            submission={{
              type,
              status,
              phone,
              email,
              wish,
              quarantine,
              estimate,
              regional,
              expert,
              appointment,
            }}
            prepared={mailTemplates}
            asked={action}
          />
          {detail.lead && <Lead lead={detail.lead} isLeitung={viewer.role === 'leitung'} />}
          {agency && <div className="mt-6">{agency}</div>}
        </div>
        <div className="min-w-0 lg:row-span-2 lg:[@media(min-height:48rem)]:sticky lg:[@media(min-height:48rem)]:top-20">
          <Assignment assignee={detail.assignee} viewerId={viewer.id} />
          <StatusField />
          <NoteForm />
        </div>
        <div className="min-w-0 space-y-8">
          {estimate && <Estimate estimate={estimate} regional={regional} expert={expert} />}
          <Facts facts={detail.facts} />
          <SentMails mails={detail.mails} />
          <History history={detail.history} />
        </div>
      </div>
    </SubmissionFrame>
  );
}
