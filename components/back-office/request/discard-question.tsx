import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';

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
    <AlertDialog open onOpenChange={onStay}>
      <AlertDialogContent>
        <AlertDialogTitle>{what} verwerfen?</AlertDialogTitle>
        <AlertDialogDescription>
          {isNote
            ? 'Der Text ist noch nicht gespeichert. Verworfen ist er nicht wiederherzustellen.'
            : 'Was Sie eingegeben haben, ist noch nicht gesendet. Verworfen ist es nicht wiederherzustellen.'}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel variant="primary">Weiter schreiben</AlertDialogCancel>
          <AlertDialogAction variant="outline" onClick={onDiscard}>
            Verwerfen
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
