import { AGE_YEAR } from '@/lib/valuation/regional/age-and-condition';
import { TitledSection } from '@/components/ui/titled-section';
import { LazyWhatIf } from './lazy-what-if';
import { WHAT_IF_HEADING } from './typed';
import type { WhatIfProps } from './what-if';
import { WhatIfView } from './what-if-view';

export function WhatIfSection(props: WhatIfProps) {
  const { original, initial } = props;
  return (
    <TitledSection
      id={WHAT_IF_HEADING}
      title="Was würde den Wert ändern?"
      className="max-w-3xl print:hidden"
    >
      <p className="no-js-only mt-3 max-w-prose">
        Dieser Teil rechnet in Ihrem Browser und braucht dafür JavaScript. Alles andere auf dieser
        Seite steht auch ohne da.
      </p>
      <div className="js-only">
        <p className="mt-3 mb-4 max-w-prose text-muted">
          Ändern Sie eine Angabe, bei einem Haus auch das Grundstück: Der Wert folgt. „Sehr gut“ und
          „gut“ zählen gleich, das Alter zählt bis {AGE_YEAR}. Ihr Browser rechnet selbst; er sendet
          und speichert nichts davon.
        </p>
        <LazyWhatIf {...props}>
          <WhatIfView original={original} initial={initial} />
        </LazyWhatIf>
      </div>
    </TitledSection>
  );
}
