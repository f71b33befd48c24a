import { OptionsFrame } from './options-frame.js';
import { FreeLimitSection, TariffsSection } from './tariff-sections.js';

/** What plans cost, and how many notices are free. */
export function Screen() {
  return (
    <OptionsFrame title="Tarifas">
      {({ tarifas, limites }) => (
        <>
          <TariffsSection rows={tarifas} />
          <FreeLimitSection rows={limites} />
        </>
      )}
    </OptionsFrame>
  );
}
