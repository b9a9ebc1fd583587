import type { UIField } from 'payload';

/** Returns the field that schedules a page or an article, and shows its dates in the list. */
export const scheduleField = (): UIField => ({
  name: 'schedule',
  type: 'ui',
  label: { fr: 'Programmation', en: 'Schedule' },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/publish/schedule-field.tsx#ScheduleField',
      Cell: '/publish/schedule-cell.tsx#ScheduleCell',
    },
  },
});
