import { memo } from 'react';
import { type Inline, parseAnswer } from './answer-blocks';

function Words({ content }: { content: Inline[] }) {
  return content.map(({ text, isBold }, index) =>
    isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
}

interface AnswerTextProps {
  text: string;
  /** More of it is to come */
  isGrowing?: boolean;
}

/** The text of an answer as elements: paragraphs, lists and bold words, and nothing else. */
export const AnswerText = memo(function AnswerText({ text, isGrowing }: AnswerTextProps) {
  return (
    <div className="space-y-3 text-lg leading-relaxed wrap-anywhere">
      {parseAnswer(text, isGrowing).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>
            <Words content={block.content} />
          </p>
        ) : (
          <ul key={index} className="list-disc space-y-1.5 pl-5 marker:text-brick">
            {block.items.map((item, position) => (
              <li key={position}>
                <Words content={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
});
