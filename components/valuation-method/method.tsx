import { PageContents } from '@/components/ui/page-contents';
import type { ModelCard } from '@/lib/valuation/regional/model-card';
import { AccuracySection, StatesSection } from './accuracy-sections';
import { BaseFormulaSection } from './base-formula-section';
import { Closing } from './closing';
import { DataSection, YearsSection } from './data-sections';
import type { ExampleAtPlace } from './example';
import { PlacesSection, WorkedSection } from './example-sections';
import { Opening } from './opening';
import { LimitsSection, NoFigureSection, RangeSection } from './range-sections';
import { RegionalSection } from './regional-section';
import { SECTIONS } from './sections';

interface MethodProps {
  card: ModelCard;
  /** The example home, valued at each of its places */
  examples: readonly ExampleAtPlace[];
}

/** How the valuation reckons, with what, and how far off it is. */
export function Method({ card, examples }: MethodProps) {
  return (
    <article className="mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6 sm:pt-16">
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,44rem)] print:block">
        <div className="lg:col-start-2">
          <Opening card={card} />
        </div>
        <div className="mt-10 lg:col-start-1 lg:mt-16">
          <PageContents sections={Object.values(SECTIONS)} />
        </div>
        <div className="lg:col-start-2">
          <PlacesSection examples={examples} />
          <BaseFormulaSection />
          <RegionalSection card={card} />
          <WorkedSection examples={examples} />
          <DataSection card={card} />
          <YearsSection card={card} />
          <AccuracySection card={card} />
          <StatesSection card={card} />
          <RangeSection card={card} />
          <NoFigureSection />
          <LimitsSection />
          <Closing />
        </div>
      </div>
    </article>
  );
}
