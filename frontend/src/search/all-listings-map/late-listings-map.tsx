import { useRef } from 'react';
import { early } from '../../app/early.js';
import { latePart } from '../../app/late-part.js';
import { useNear } from '../../ui/use-near.js';
import { NoMap } from '../map/no-map.js';

const AllListingsMap = latePart(async () => {
  const { AllListingsMap: Map } = await import('./all-listings-map.js');
  return { default: Map };
});

/** The map of all listings, loaded only when it is close to the viewport. Its height is reserved. */
export function LateListingsMap() {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <>
      <NoMap />
      <div ref={frame} {...early('near')} className="min-h-[36rem] noscript:hidden">
        {near && <AllListingsMap />}
      </div>
    </>
  );
}
