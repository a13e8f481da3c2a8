// Imported first: React chooses its production build when it is first loaded.
process.env.NODE_ENV = 'production';
