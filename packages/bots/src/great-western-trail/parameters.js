export const parameters = { weights: [], priors: {} }
