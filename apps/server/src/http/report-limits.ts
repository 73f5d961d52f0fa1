/** Reports from one address in an hour. */
export const reportsPerHour = 60;
