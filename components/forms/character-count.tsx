/** Characters left */
const NEAR = 200;
/** Screen readers announce only these counts, not every key. */
const MARKS = [0, 20, 50, 100, NEAR];

const characters = (count: number) => `${count.toLocaleString('de-DE')} Zeichen`;

/** Shown only near the limit; nothing is cut off. */
export function CharacterCount({ value, max }: { value: string; max: number }) {
  const left = max - [...value].length;
  const mark = MARKS.find((count) => left <= count);
  return (
    <div className="text-base">
      {mark !== undefined && (
        <p aria-hidden="true" className={left < 0 ? 'text-brick-text' : 'text-muted'}>
          <span key={left}>
            {left < 0 ? `${characters(-left)} zu viel` : `Noch ${characters(left)}`}
          </span>
        </p>
      )}
      <p role="status" className="sr-only">
        {left < 0 && <span key="over">Der Text ist zu lang</span>}
        {left >= 0 && mark !== undefined && (
          <span key={mark}>{`Noch höchstens ${characters(mark)}`}</span>
        )}
      </p>
    </div>
  );
}
