import { Button } from '@/components/ui/button';

interface ReplaceQuestionProps {
  /** Of the prepared text */
  title: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asked before a prepared text takes the place of a typed one. */
export function ReplaceQuestion({ title, onReplace, onKeep }: ReplaceQuestionProps) {
  return (
    <div role="alert" className="mb-5 rounded-md border border-edge bg-surface p-4">
      <p>Die Vorlage „{title}“ würde Ihren Text ersetzen.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onKeep}>
          Meinen Text behalten
        </Button>
        <Button variant="outline" onClick={onReplace}>
          Ersetzen
        </Button>
      </div>
    </div>
  );
}
