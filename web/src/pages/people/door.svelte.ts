/** Whoever sits down at a table comes in anew: the page is made again with the seat's secret. */
export const door = $state({ entered: 0 });
