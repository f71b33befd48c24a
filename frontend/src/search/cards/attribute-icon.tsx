import {
  IconBath,
  IconBed,
  IconCalendar,
  IconCheck,
  IconDoor,
  IconReceipt,
  IconMaximize,
  IconUsers,
} from '@tabler/icons-react';
import type { AttributeIcon } from '#common/listings/attributes/attribute.js';

export const ATTRIBUTE_ICONS: Readonly<Record<AttributeIcon, typeof IconBed>> = {
  bed: IconBed,
  door: IconDoor,
  bath: IconBath,
  people: IconUsers,
  check: IconCheck,
  ruler: IconMaximize,
  age: IconCalendar,
  money: IconReceipt,
};
