import { ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { OneButtonForm, type ServerFormTarget } from '@/components/forms/server-form';

interface QuestionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Works without scripts. */
export function Question({ title, text, children }: QuestionProps) {
  return (
    <details className="group border-b border-line py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <p className="mt-1 mb-3 max-w-prose">{text}</p>
      <div className="pb-4">{children}</div>
    </details>
  );
}

interface PressQuestionProps extends ServerFormTarget, Omit<QuestionProps, 'children'> {
  answer: string;
}

export function PressQuestion({ action, about, answer, ...question }: PressQuestionProps) {
  return (
    <Question {...question}>
      <OneButtonForm action={action} about={about}>
        {answer}
      </OneButtonForm>
    </Question>
  );
}
