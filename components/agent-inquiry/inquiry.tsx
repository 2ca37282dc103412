'use client';

import { useActionState, type ReactNode } from 'react';
import { type PlainFormAction, untouched } from '@/components/forms/plain-form';
import { emptyInquiry, type InquiryFormValues } from '@/lib/requests/forms/inquiry';
import type { PackageId } from '@/lib/agents/packages';
import { InquiryForm } from './inquiry-form';
import { InquirySent } from './inquiry-sent';
import { useInquiryForm } from './use-inquiry-form';

interface InquiryProps {
  /** The package that the address names */
  preset: PackageId;
  /** Receives the form where there is no JavaScript */
  plainAction: PlainFormAction<InquiryFormValues>;
  /** Stands above the form until it is sent */
  intro: ReactNode;
  /** Stands beside it */
  summary: ReactNode;
  /** Stands above the form's button */
  note: ReactNode;
}

/** The form for a package, and the thanks that take its place. */
export function Inquiry({ preset, plainAction, intro, summary, note }: InquiryProps) {
  const [plain, submitPlain] = useActionState(plainAction, untouched(emptyInquiry(preset)));
  const inquiry = useInquiryForm(preset, plain.values);
  const sent = inquiry.sent ?? (plain.sent ? plain.values : undefined);
  if (sent) return <InquirySent {...sent} />;
  return (
    <>
      {intro}
      <div className="group/inquiry mt-10 gap-x-16 lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(16rem,1fr)]">
        <aside
          aria-label="Ihr Paket"
          className="mb-10 self-start border-t-2 border-ink pt-4 lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1"
        >
          {summary}
        </aside>
        <div className="lg:col-start-1 lg:row-start-1">
          <InquiryForm sent={inquiry} {...{ plain, submitPlain, note }} />
        </div>
      </div>
    </>
  );
}
