import {
  IconAddressBook,
  IconBan,
  IconChartBar,
  IconClipboardCheck,
  IconHome2,
  IconLifebuoy,
  IconMessages,
  IconNews,
  IconSend,
  IconStars,
  IconTemplate,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { adminPaths } from '../admin-paths.js';
import type { Counted } from '../data/listing-queries.js';

export interface DashboardCard {
  to: string;
  /** Address of exactly what its badge counts, if the screen at first shows a part of it. */
  counted?: string;
  title: string;
  text: string;
  icon: Icon;
  /** Count in its badge. */
  counts?: Counted;
  tone?: 'sun' | 'primary';
}

/** Screens of the back office, for the dashboard (back-office.md §2) and the command palette. */
export const CARDS: readonly DashboardCard[] = [
  {
    to: adminPaths.pending,
    title: 'Pendientes',
    text: 'Avisos que esperan una decisión.',
    icon: IconClipboardCheck,
    counts: 'Pendientes',
    tone: 'sun',
  },
  {
    to: adminPaths.active,
    counted: `${adminPaths.active}?operacion=todas`,
    title: 'Actuales',
    text: 'Avisos publicados en el sitio.',
    icon: IconHome2,
    counts: 'Altas',
  },
  {
    to: adminPaths.statistics,
    title: 'Estadísticas',
    text: 'Avisos, consultas y promedios de precios.',
    icon: IconChartBar,
  },
  {
    to: adminPaths.services,
    title: 'Servicios',
    text: 'Lo que una propiedad puede ofrecer.',
    icon: IconStars,
  },
  {
    to: adminPaths.templates,
    title: 'Plantillas',
    text: 'Textos que mandás seguido: rechazos, WhatsApp, soporte.',
    icon: IconTemplate,
  },
  {
    to: adminPaths.inquiries,
    title: 'Consultas de propiedades',
    text: 'Lo que los visitantes preguntan a los dueños.',
    icon: IconMessages,
    counts: 'Consultas',
  },
  {
    to: adminPaths.support,
    title: 'Consultas de soporte',
    text: 'Lo que nos preguntan a nosotros.',
    icon: IconLifebuoy,
    counts: 'Soporte',
  },
  {
    to: adminPaths.contacts,
    title: 'Contactos de dueños',
    text: 'Quienes publican, con sus avisos.',
    icon: IconAddressBook,
  },
  {
    to: adminPaths.inquirers,
    title: 'Contactos de consultas',
    text: 'Quienes consultaron, una vez cada uno.',
    icon: IconUsers,
  },
  {
    to: adminPaths.newsletter,
    title: 'Newsletter',
    text: 'Novedades para los dueños.',
    icon: IconNews,
  },
  {
    to: adminPaths.blacklist,
    title: 'Blacklist',
    text: 'Direcciones cuyos envíos se descartan.',
    icon: IconBan,
  },
  {
    to: adminPaths.quickPublish,
    title: 'Publicar aviso rápido',
    text: 'Un aviso en nombre de su dueño.',
    icon: IconSend,
  },
];
