import { routes } from '@/lib/routes';

export function AskAdviser({ question, onChoose }: { question: string; onChoose?: () => void }) {
  return (
    // A full load, because the new page reads the fragment as it starts.
    <a
      href={routes.adviceOn(question)}
      onClick={onChoose}
      className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
    >
      Die KI-Beratung danach fragen
    </a>
  );
}
