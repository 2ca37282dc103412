import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';

interface DiscardQuestionProps {
  /** Whether it is the note that would be lost, or something else that was typed */
  isNote: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asked before typed text is thrown away. */
export function DiscardQuestion({ isNote, onStay, onDiscard }: DiscardQuestionProps) {
  const what = isNote ? 'Nicht gespeicherte Notiz' : 'Nicht gesendete Eingaben';
  return (
    <Dialog open onOpenChange={onStay} title={`${what} verwerfen?`}>
      <p>
        {isNote
          ? 'Der Text ist noch nicht gespeichert. Verworfen ist er nicht wiederherzustellen.'
          : 'Was Sie eingegeben haben, ist noch nicht gesendet. Verworfen ist es nicht wiederherzustellen.'}
      </p>
      <DialogFoot>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onStay} className="grow">
            Weiter schreiben
          </Button>
          <Button variant="outline" onClick={onDiscard} className="grow">
            Verwerfen
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
