import { routes } from '@/lib/routes';

interface AskAdviserProps {
  question: string;
  onChoose?: () => void;
}

/** Hands over what no article answers; the adviser's page has it ready to be sent. */
export function AskAdviser({ question, onChoose }: AskAdviserProps) {
  return (
    // A new page, which reads the fragment as it begins.
    <a
      href={routes.adviceOn(question)}
      onClick={onChoose}
      className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
    >
      Die KI-Beratung danach fragen
    </a>
  );
}
