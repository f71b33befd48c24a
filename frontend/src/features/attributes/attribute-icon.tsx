import { IconBath, IconBed, IconCheck, IconDoor, IconUsers } from '@tabler/icons-react';
import type { AttributeIcon } from '#common/attributes/attribute.js';

/** The drawing of each icon that attributes name. */
export const ATTRIBUTE_ICONS: Readonly<Record<AttributeIcon, typeof IconBed>> = {
  bed: IconBed,
  door: IconDoor,
  bath: IconBath,
  people: IconUsers,
  check: IconCheck,
};
